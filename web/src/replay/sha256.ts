/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104): the browser's own, or where it has none ours.
 *
 * A page that came over plain HTTP from another machine of the home network has no `crypto.subtle`.
 */

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of a root of the first primes, as FIPS 180-4 makes its constants. */
function constants(count: number, root: (prime: number) => number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let by = 2; by * by <= n; by += 1) if (n % by === 0) prime = false;
    if (prime) found.push(Math.floor((root(n) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const START = constants(8, Math.sqrt);
const ROUND = constants(64, Math.cbrt);

/** SHA-256 by our own arithmetic. */
export function ownSha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const sum = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) compress(sum, words, at);
  const digest = new Uint8Array(32);
  sum.forEach((word, index) => new DataView(digest.buffer).setUint32(index * 4, word));
  return digest;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(sum: Uint32Array, words: DataView, at: number): void {
  const w = new Uint32Array(64);
  const of = (index: number) => w[index] as number;
  for (let t = 0; t < 16; t += 1) w[t] = words.getUint32(at + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const low = turn(of(t - 15), 7) ^ turn(of(t - 15), 18) ^ (of(t - 15) >>> 3);
    const high = turn(of(t - 2), 17) ^ turn(of(t - 2), 19) ^ (of(t - 2) >>> 10);
    w[t] = of(t - 16) + low + of(t - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[t] as number) + of(t)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (sum[index] = (sum[index] as number) + word));
}

/** HMAC-SHA256 by our own arithmetic. */
export function ownHmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const filled = new Uint8Array(BLOCK_BYTES);
  filled.set(key.length > BLOCK_BYTES ? ownSha256(key) : key);
  const inner = ownSha256(joined(filled.map((byte) => byte ^ 0x36), message));
  return ownSha256(joined(filled.map((byte) => byte ^ 0x5c), inner));
}

export function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// `undefined` where the page did not come over a safe way.
const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;

export async function sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return subtle ? new Uint8Array(await subtle.digest("SHA-256", message)) : ownSha256(message);
}

/** HMAC-SHA256 with one key, for many messages. */
export async function hmacWith(key: Uint8Array<ArrayBuffer>): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>> {
  if (!subtle) return (message) => Promise.resolve(ownHmac(key, message));
  const made = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", made, message));
}
