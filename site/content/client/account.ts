import * as v from 'valibot';
import { request, type Transport } from './request.ts';

const user = v.looseObject({ id: v.union([v.number(), v.string()]), username: v.string(), email: v.string() });
const authentication = v.object({ user, jwt: v.string() });

export type User = v.InferOutput<typeof user>;
/** `spec.md` §3: user and jwt. */
export type Authentication = v.InferOutput<typeof authentication>;

export interface TokenHolder {
  get: () => string | undefined;
  set: (token: string | undefined) => void;
}

interface Registration {
  username: string;
  email: string;
  password: string;
}

/** The account calls of `spec.md` §7. The site shows no login; whoever builds on it finds them here. */
export const account = (transport: Transport, token: TokenHolder) => {
  const post = (path: string, body: object) => request(transport, path, { method: 'POST', body });
  const signedIn = (answer: unknown): Authentication => {
    const parsed = v.parse(authentication, answer);
    token.set(parsed.jwt);
    return parsed;
  };

  return {
    login: async (identifier: string, password: string) =>
      signedIn(await post('/auth/local', { identifier, password })),

    register: async (registration: Registration) => signedIn(await post('/auth/local/register', registration)),

    forgotPassword: async (email: string): Promise<void> => {
      await post('/auth/forgot-password', { email });
    },

    resetPassword: async (code: string, password: string, passwordConfirmation: string) =>
      signedIn(await post('/auth/reset-password', { code, password, passwordConfirmation })),

    changePassword: async (currentPassword: string, password: string, passwordConfirmation: string) =>
      signedIn(await post('/auth/change-password', { currentPassword, password, passwordConfirmation })),

    sendEmailConfirmation: async (email: string): Promise<void> => {
      await post('/auth/send-email-confirmation', { email });
    },

    authenticateWithProvider: async (provider: string, accessToken: string) =>
      signedIn(
        await request(transport, `/auth/${encodeURIComponent(provider)}/callback`, {
          query: { access_token: accessToken },
        }),
      ),

    /** The user a token belongs to. On failure the user is logged out, and the failure thrown on. */
    me: async (): Promise<User> => {
      try {
        return v.parse(user, await request(transport, '/users/me'));
      } catch (failure) {
        token.set(undefined);
        throw failure;
      }
    },

    logout: (): void => token.set(undefined),
  };
};
