CREATE TABLE "site_proposals" (
	"tenant_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"changes" jsonb NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided_by_id" uuid,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"version" integer,
	CONSTRAINT "site_proposals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "site_proposals_state" CHECK ("site_proposals"."state" in ('waiting', 'accepted', 'declined', 'withdrawn', 'replaced'))
);
--> statement-breakpoint
ALTER TABLE "site_proposals" ADD CONSTRAINT "site_proposals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_proposals" ADD CONSTRAINT "site_proposals_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_proposals_waiting" ON "site_proposals" USING btree ("tenant_id","restaurant_id","sender_id") WHERE "site_proposals"."state" = 'waiting';