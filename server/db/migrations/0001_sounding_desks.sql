CREATE TABLE "sounding_desks" (
	"tenant_id" integer NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sounding_desks_tenant_id_restaurant_id_pk" PRIMARY KEY("tenant_id","restaurant_id")
);
--> statement-breakpoint
ALTER TABLE "sounding_desks" ADD CONSTRAINT "sounding_desks_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;