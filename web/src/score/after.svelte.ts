/** What is done once a dialog has closed and given the focus back: done before, its speech and its focus would be lost. */

import { returned } from "../focus.svelte";

/** For a component's script: a function that does something as soon as the dialog that is open has given back the focus. */
export function afterDialog(): (action: () => void) => void {
  let pending: { action: () => void; after: number } | null = $state.raw(null);

  $effect(() => {
    if (!pending || returned.count === pending.after) return;
    const { action } = pending;
    pending = null;
    action();
  });

  return (action) => (pending = { action, after: returned.count });
}
