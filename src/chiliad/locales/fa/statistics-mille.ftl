### ارقام میل.

figure-mille-out = دورهایی که دست تمام شد
figure-mille-stars = ستاره‌ها (طبیعی‌ها)
figure-mille-chapeaux = شاپوهای خورده
figure-mille-packs = دفعات برداشتن دورریز
figure-mille-skunks = بردهای با اسکانک
