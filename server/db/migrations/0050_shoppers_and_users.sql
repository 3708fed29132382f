CREATE TABLE "shoppers" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "shoppers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_sessions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "user_sessions_tenant_id_token_hash_unique" UNIQUE("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_number" integer NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"name" text NOT NULL,
	"phone_no" text DEFAULT '' NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "users_tenant_id_user_number_unique" UNIQUE("tenant_id","user_number")
);
--> statement-breakpoint
ALTER TABLE "carts" RENAME COLUMN "guest_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "guest_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_tenant_id_guest_id_guests_tenant_id_id_fk";
--> statement-breakpoint
ALTER TABLE "guests" DROP CONSTRAINT "guests_tenant_id_tenants_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_tenant_id_guest_id_guests_tenant_id_id_fk";
--> statement-breakpoint
DROP INDEX "orders_guest";--> statement-breakpoint
DROP INDEX "carts_open";--> statement-breakpoint
DROP INDEX "carts_version";--> statement-breakpoint
ALTER TABLE "guests" ALTER COLUMN "id" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "shoppers" ("tenant_id", "id") SELECT "tenant_id", "id" FROM "guests";--> statement-breakpoint
UPDATE "coupon_uses" SET "customer_keys" = array(SELECT regexp_replace(key, '^guest:', 'shopper:') FROM unnest("customer_keys") WITH ORDINALITY AS k(key, at) ORDER BY at);--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_tenant_id_id_shoppers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."shoppers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant_id","email") WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_tenant_id_shopper_id_shoppers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shoppers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_tenant_id_id_shoppers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."shoppers"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tenant_id_shopper_id_shoppers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","shopper_id") REFERENCES "public"."shoppers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_shopper" ON "orders" USING btree ("tenant_id","shopper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_open" ON "carts" USING btree ("tenant_id","shopper_id","restaurant_id") WHERE "carts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "carts_version" ON "carts" USING btree ("tenant_id","shopper_id","restaurant_id","version");