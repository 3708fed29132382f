CREATE TABLE "dish_pairs" (
	"tenant_id" integer NOT NULL,
	"restaurant_id" bigint NOT NULL,
	"dish_id" bigint NOT NULL,
	"with_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	"gain" real NOT NULL,
	CONSTRAINT "dish_pairs_tenant_id_restaurant_id_dish_id_with_id_pk" PRIMARY KEY("tenant_id","restaurant_id","dish_id","with_id"),
	CONSTRAINT "dish_pairs_two" CHECK ("dish_pairs"."dish_id" <> "dish_pairs"."with_id")
);
--> statement-breakpoint
ALTER TABLE "restaurant_products" ADD COLUMN "goes_with_id" bigint;--> statement-breakpoint
ALTER TABLE "restaurant_products" ADD COLUMN "suggests_nothing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_pairs" ADD CONSTRAINT "dish_pairs_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_pairs" ADD CONSTRAINT "dish_pairs_tenant_id_dish_id_restaurant_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","dish_id") REFERENCES "public"."restaurant_products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_pairs" ADD CONSTRAINT "dish_pairs_tenant_id_with_id_restaurant_products_tenant_id_id_fk" FOREIGN KEY ("tenant_id","with_id") REFERENCES "public"."restaurant_products"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_products" ADD CONSTRAINT "restaurant_products_goes_with" CHECK ("restaurant_products"."goes_with_id" is null or ("restaurant_products"."goes_with_id" <> "restaurant_products"."id" and not "restaurant_products"."suggests_nothing"));