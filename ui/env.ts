declare global {
  interface ImportMetaEnv {
    readonly VITE_API_URL?: string;
    readonly VITE_TENANT_ID?: string;
  }
}

/** What the build was given: where the API is and, for static hosting, whose site this is. */
export const env = {
  /** Base of every call, without a slash at its end. */
  apiUrl: (import.meta.env.VITE_API_URL ?? '/api').replace(/\/+$/, ''),
  /** Tenant of a page that came without a boot; 139 is the specification's default (§9). */
  tenantId: Number(import.meta.env.VITE_TENANT_ID ?? 139),
};
