/** Passkeys as a browser makes and uses them: between its bytes and the server's texts. */

import { get, post } from "../api";
import { bytesOf, textOf } from "../base64url";
import type { Assertion, Attestation, PasskeyLine, PasskeyPlace, PasskeyToMake, PasskeyToUse } from "../protocol";
import { text } from "../texts.svelte";

/** Whether passkeys can be made and used here: the server says at which address, and the browser must have them. */
export async function passkeysHere(): Promise<boolean> {
  if (!("PublicKeyCredential" in window)) return false;
  return (await get<PasskeyPlace>("/api/passkeys")).origin === location.origin;
}

/** Makes a passkey for my seat, and has the server keep it. */
export async function makePasskey(): Promise<PasskeyLine> {
  const wanted = await post<PasskeyToMake>("/api/me/passkeys/challenge", {});
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(wanted.challenge),
      rp: { id: wanted.domain, name: "Chiliad" },
      user: { id: bytesOf(wanted.handle), name: wanted.name, displayName: wanted.name },
      pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: wanted.known.map((id) => ({ type: "public-key", id: bytesOf(id) })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
      attestation: "none",
      timeout: 1000 * wanted.lasts_s,
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  const body: Attestation = {
    passkey: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
  };
  return post<PasskeyLine>("/api/me/passkeys", body);
}

/** Has a passkey answer the server's challenge. Nothing is sent yet. */
export async function answerOfPasskey(): Promise<Assertion> {
  const wanted = await post<PasskeyToUse>("/api/passkeys/challenge", {});
  const used = (await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(wanted.challenge),
      rpId: wanted.domain,
      userVerification: "preferred",
      timeout: 1000 * wanted.lasts_s,
    },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    passkey: textOf(used.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    handle: response.userHandle?.byteLength ? textOf(response.userHandle) : "-", // refused, as any other wrong one
  };
}

/** Lets the browser know that a passkey leads nowhere any more: those that can do so stop offering it. */
export function dropPasskey(passkey: string): void {
  if (!("signalUnknownCredential" in PublicKeyCredential)) return;
  const unknown = { rpId: location.hostname, credentialId: passkey };
  void PublicKeyCredential.signalUnknownCredential(unknown).catch(() => undefined); // it stays in a list: no harm
}

/** What a browser says in English, and in many words, in ours; null for what is no refusal of the browser. */
export function stopped(problem: unknown): string | null {
  if (!(problem instanceof DOMException)) return null;
  return text(problem.name === "InvalidStateError" ? "devices-passkey-there" : "devices-passkey-stopped");
}
