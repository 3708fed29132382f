type OfTenant = { tenantId: number; id: string };

/** Where each kind of secret is kept: what is sealed for one place opens in no other (seal.ts). */
export const sealedPlaces = {
  stripeKeys: (tenantId: number): string => `stripe keys of tenant ${tenantId}`,
  provider: ({ tenantId, id }: OfTenant): string => `openid provider ${id} of tenant ${tenantId}`,
  webhook: ({ tenantId, id }: OfTenant): string => `webhook ${id} of tenant ${tenantId}`,
  secondFactor: ({ tenantId, id }: OfTenant): string =>
    `second factor of staff ${id} of tenant ${tenantId}`,
  giftCode: ({ tenantId, id }: OfTenant): string => `code of ${id} of ${tenantId}`,
} as const;
