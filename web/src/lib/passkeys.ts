/* Passkeys: what the browser makes and signs, between the JSON of the server and the bytes it wants. */
import { api } from './api';
import { base64, bytes } from './base64';

type Json = Record<string, unknown>;
const ADDRESS = /^[\d.]+$|:/;

/** Browsers make them on safe pages that have a name. */
export const passkeysPossible = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(location.hostname);

interface Descriptor {
  id: string;
  type: 'public-key';
}
const described = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list as Descriptor[] | undefined) ?? []).map(({ id, type }) => ({ id: bytes(id), type }));

/** The credential as JSON: of its answer every part that is bytes. */
function told(credential: PublicKeyCredential): Json {
  const response: Json = {};
  for (const part of ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const) {
    const value = (credential.response as unknown as Record<string, unknown>)[part];
    if (value instanceof ArrayBuffer) response[part] = base64(value);
  }
  return { id: credential.id, rawId: base64(credential.rawId), type: credential.type, response };
}

/** The person has closed the browser's own question, or has no such key: nothing to complain about. */
const declined = (caught: unknown): boolean =>
  caught instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(caught.name);

async function asked(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const found = await ask();
    return found ? told(found as PublicKeyCredential) : null;
  } catch (caught) {
    if (declined(caught)) return null;
    throw caught;
  }
}

/** Makes one for this person; false: the person did not want to. */
export async function addPasskey(): Promise<boolean> {
  const { options } = await api.offerPasskey();
  const { challenge, user, excludeCredentials, ...rest } = options as Json & {
    challenge: string;
    user: { id: string };
  };
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...rest,
        challenge: bytes(challenge),
        user: { ...user, id: bytes(user.id) },
        excludeCredentials: described(excludeCredentials),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  if (made) await api.addPasskey(made);
  return made !== null;
}

/** Comes back with one; false: the person did not want to. */
export async function enterWithPasskey(bring: boolean): Promise<boolean> {
  const { options } = await api.askPasskey();
  const { challenge, allowCredentials, ...rest } = options as Json & { challenge: string };
  const signed = await asked(() =>
    navigator.credentials.get({
      publicKey: { ...rest, challenge: bytes(challenge), allowCredentials: described(allowCredentials) },
    }),
  );
  if (signed) await api.enter(signed, bring);
  return signed !== null;
}
