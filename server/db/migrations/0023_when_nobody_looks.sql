CREATE TABLE "no_shows" (
	"tenant_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"customer_keys" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"forgiven_at" timestamp with time zone,
	CONSTRAINT "no_shows_tenant_id_order_id_pk" PRIMARY KEY("tenant_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ALTER COLUMN "accepts_by_hand" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "if_unanswered" text DEFAULT 'reject' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "not_collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "if_unanswered" text DEFAULT 'reject' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "order_mails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "order_mail_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "no_show_limit" integer;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "order_settings_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "no_shows" ADD CONSTRAINT "no_shows_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "no_shows_counted" ON "no_shows" USING btree ("tenant_id","restaurant_id") WHERE "no_shows"."forgiven_at" is null;