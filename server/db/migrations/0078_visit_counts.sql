CREATE TABLE "visit_counts" (
	"tenant_id" integer NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"business_day" text NOT NULL,
	"kind" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_tenant_id_restaurant_id_business_day_kind_key_pk" PRIMARY KEY("tenant_id","restaurant_id","business_day","kind","key"),
	CONSTRAINT "visit_counts_count" CHECK ("visit_counts"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;