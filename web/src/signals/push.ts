/**
 * Being told of my turn while no page is open: the browser's subscription, kept by the server for this device.
 *
 * This is fetched only where it is offered in the settings or switched on. The subscription is renewed each time the page
 * is opened: the browser may have ended it, the server may have another key, and the words may be in another language.
 */

import { get, post, remove } from "../api";
import { bytesOf, textOf } from "../base64url";
import { knowGuest } from "../guest.svelte";
import type { NewPush, PushKey } from "../protocol";

const WORKER = "/sw.js";

/** The server's key; null where the server or the browser can't tell anything to a closed page. */
export async function pushKey(): Promise<string | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return null;
  return (await get<PushKey>("/api/push")).key;
}

/** Subscribes, with the browser's permission; whether that was possible. Call it when a button is pressed. */
export async function subscribe(): Promise<boolean> {
  const key = await pushKey();
  return key !== null && (await Notification.requestPermission()) === "granted" && (await renew(key));
}

/** Ends it, here and at the server. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await worker?.unregister();
  if (await knowGuest()) await remove<PushKey>("/api/me/push");
}

/** Sees to it that it goes on. */
export async function keepOn(): Promise<void> {
  const key = await pushKey();
  if (key !== null && Notification.permission === "granted") await renew(key);
}

/** Whoever is nobody here has no turns yet: the next page that they open tells the server. */
async function renew(key: string): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.register(WORKER);
    let subscription = await worker.pushManager.getSubscription();
    const known = subscription?.options.applicationServerKey;
    if (subscription && (!known || textOf(known) !== key)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const [own, auth] = [subscription.getKey("p256dh"), subscription.getKey("auth")];
    if (!own || !auth) return false;
    const body: NewPush = { endpoint: subscription.endpoint, key: textOf(own), auth: textOf(auth) };
    if (await knowGuest()) await post<PushKey>("/api/me/push", body);
    return true;
  } catch (problem) {
    if (problem instanceof DOMException) return false; // the browser has no push service, or can't reach it
    throw problem;
  }
}
