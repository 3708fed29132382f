ALTER TABLE "tenants" ADD COLUMN "phones_read_at" timestamp with time zone;--> statement-breakpoint
-- Codes fold by Unicode from now on: of capitals only this one folds into other letters.
UPDATE "coupons" c SET "code" = replace(c."code", 'ẞ', 'SS')
WHERE c."code" LIKE '%ẞ%' AND NOT EXISTS (
  SELECT FROM "coupons" o
  WHERE o."tenant_id" = c."tenant_id" AND o."code" = replace(c."code", 'ẞ', 'SS')
);
