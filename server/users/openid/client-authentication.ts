import {
  ClientSecretBasic,
  ClientSecretPost,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { openIdErrorOf } from './openid-error.ts';

export type ClientAuthentication = {
  authenticate: ClientAuth;
  /**
   * Runs a call that sends the secret; where the provider takes it the other way alone, once more
   * so, and from then on.
   */
  tried<T>(config: Configuration, call: () => Promise<T>): Promise<T>;
};

/**
 * How the secret goes to a provider: in the header, as the standard has it, or in the body. Which of
 * the two a client is registered for, its provider says nowhere, and an owner need not know.
 */
export function clientAuthentication(secret: string): ClientAuthentication {
  const ways = { basic: ClientSecretBasic(secret), post: ClientSecretPost(secret) };
  let chosen: keyof typeof ways | null = null;
  const wayFor = (supported: readonly string[] = ['client_secret_basic']) =>
    chosen ?? (supported.includes('client_secret_basic') ? 'basic' : 'post');
  return {
    authenticate: (server, ...request) =>
      ways[wayFor(server.token_endpoint_auth_methods_supported)](server, ...request),
    async tried(config, call) {
      const { token_endpoint_auth_methods_supported: supported = [] } = config.serverMetadata();
      const other = wayFor(supported) === 'basic' ? 'post' : 'basic';
      try {
        return await call();
      } catch (error) {
        const isRefused = openIdErrorOf(error).problem === 'client_refused';
        if (!isRefused || !supported.includes(`client_secret_${other}`)) throw error;
      }
      const before = chosen;
      chosen = other;
      try {
        return await call();
      } catch (error) {
        if (openIdErrorOf(error).problem === 'client_refused') chosen = before;
        throw error;
      }
    },
  };
}
