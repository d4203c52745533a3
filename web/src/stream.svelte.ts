/**
 * What happens at a table, as it happens: the server-sent events of one seat or of the public.
 *
 * It connects again automatically, with what was missed and nothing twice.
 */

import { TAB, Refusal, address, get } from "./api";
import type { Head, LookAway, News, Remark } from "./protocol";

const WAIT_MS_MIN = 500;
const WAIT_MS_MAX = 15_000;
// A page that slept longer may hold a connection that only looks alive.
const SLEEP_MS_MAX = 20_000;

export type StreamState = "connecting" | "live" | "lost";

export type Handlers = {
  news(news: News): void;
  head(head: Head): void;
  said?(remark: Remark): void; // a player has said a phrase; it is no news
  elsewhere?(): void; // a newer tab of mine has this table; this one only watches
  refused?(refusal: Refusal): void; // there is no such stream for me; it is not tried again
};

export class Stream {
  /** Reactive. */
  state: StreamState = $state("connecting");
  /** Reactive: a newer tab has this table. */
  elsewhere = $state(false);

  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #revision: number | null = null;
  #told = 0;
  #resumed = false; // the next news is the first of this connection
  #hiddenAt: number | null = null;
  #closed = false;

  /**
   * @param base the table's address without `/events`: `/api/tables/ID` or `/api/watch/CODE`
   * @param drawn the games that need no sentences of what lies open
   * @param handlers who is told
   */
  constructor(
    readonly base: string,
    readonly drawn: string,
    readonly handlers: Handlers,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  #connect(): void {
    this.#drop();
    if (this.#closed) return;
    this.#resumed = true;
    const source = new EventSource(
      address(`${this.base}/events`, { tab: TAB, after: this.#revision, drawn: this.drawn }),
    );
    this.#source = source;
    source.onopen = () => {
      this.state = "live";
      this.#failures = 0;
      if (document.visibilityState === "hidden") this.#lookAway(); // a server that was started again does not know it
    };
    source.onerror = () => void this.#failed(source);
    source.addEventListener("news", (event) => this.#news(JSON.parse((event as MessageEvent<string>).data) as News));
    source.addEventListener("head", (event) =>
      this.handlers.head(JSON.parse((event as MessageEvent<string>).data) as Head),
    );
    source.addEventListener("said", (event) =>
      this.handlers.said?.(JSON.parse((event as MessageEvent<string>).data) as Remark),
    );
    source.addEventListener("elsewhere", () => {
      this.elsewhere = true;
      this.handlers.elsewhere?.();
    });
    source.addEventListener("here", () => (this.elsewhere = false));
  }

  #news(news: News): void {
    const older = this.#revision !== null && news.revision < this.#revision;
    if (older && !this.#resumed) return; // than what is shown
    if (older) this.#told = 0; // a server with an older copy of the table: what it says now holds
    this.#resumed = false;
    this.#revision = news.revision;
    const happened = news.happened.filter((event) => event.number > this.#told);
    this.#told = Math.max(this.#told, news.revision, ...happened.map((event) => event.number));
    this.handlers.news({ ...news, happened });
  }

  async #failed(source: EventSource): Promise<void> {
    const refused = source.readyState === EventSource.CLOSED;
    this.#drop(); // its own way of trying again knows neither waiting longer nor giving up
    this.state = "lost";
    // Coming back it would be the newest tab, and take the table from the one where the person plays.
    if (this.elsewhere) return;
    this.#failures += 1;
    if (refused && navigator.onLine) {
      // An event stream doesn't say why it was refused; the same thing asked plainly does.
      try {
        await get<News>(this.base);
      } catch (problem) {
        if (this.#closed) return;
        if (problem instanceof Refusal && !problem.passing) {
          this.handlers.refused?.(problem);
          return;
        }
      }
    }
    if (this.#closed || this.#source) return;
    const wait = Math.min(WAIT_MS_MAX, WAIT_MS_MIN * 2 ** (this.#failures - 1));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #again = (): void => {
    if (this.state !== "live" && !this.elsewhere) this.#connect();
  };

  #lost = (): void => {
    this.state = "lost";
  };

  /**
   * Says whether anybody looks at this page: a player who does not may be told of a turn on another device. A page that is
   * being hidden may be put to sleep at once: what it sends then is sent all the same.
   */
  #lookAway(): void {
    if (!this.base.startsWith("/api/tables/") || !navigator.onLine) return; // who watches has no turn
    const body: LookAway = { tab: TAB, away: document.visibilityState === "hidden" };
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    void fetch(address("/api/me/push/away"), { ...init, keepalive: true }).catch(() => undefined);
  }

  #seen = (): void => {
    this.#lookAway();
    if (document.visibilityState === "hidden") {
      this.#hiddenAt = Date.now();
      return;
    }
    const slept = this.#hiddenAt !== null && Date.now() - this.#hiddenAt > SLEEP_MS_MAX;
    this.#hiddenAt = null;
    if ((slept || this.state === "lost") && !this.elsewhere) this.#connect();
  };
}
