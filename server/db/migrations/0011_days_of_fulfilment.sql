CREATE TABLE "stock_days" (
	"tenant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" bigint NOT NULL,
	"business_day" text NOT NULL,
	"halves" integer NOT NULL,
	CONSTRAINT "stock_days_tenant_id_kind_item_id_business_day_pk" PRIMARY KEY("tenant_id","kind","item_id","business_day"),
	CONSTRAINT "stock_days_halves" CHECK ("stock_days"."halves" >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_days" ADD CONSTRAINT "stock_days_tenant_id_kind_item_id_stock_levels_tenant_id_kind_item_id_fk" FOREIGN KEY ("tenant_id","kind","item_id") REFERENCES "public"."stock_levels"("tenant_id","kind","item_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- What was counted for a day is that day's count, with what orders of other days took from it.
INSERT INTO "stock_days" ("tenant_id", "kind", "item_id", "business_day", "halves")
SELECT l."tenant_id", l."kind", l."item_id", l."business_day",
	least(l."daily_halves", l."halves" + coalesce((
		SELECT sum((e->>'halves')::int) FROM "orders" o, jsonb_array_elements(o."held"->'stock') e
		WHERE o."tenant_id" = l."tenant_id" AND o."restaurant_id" = l."restaurant_id"
			AND o."held_released_at" IS NULL
			AND o."status" IN ('pending_payment', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')
			AND e->>'kind' = l."kind" AND (e->>'itemId')::bigint = l."item_id"
			AND e->>'day' = l."business_day" AND o."business_day" > l."business_day"
	), 0))
FROM "stock_levels" l WHERE l."daily_halves" IS NOT NULL AND l."business_day" IS NOT NULL;
--> statement-breakpoint
-- Orders for a day to come take from the count of that day.
INSERT INTO "stock_days" ("tenant_id", "kind", "item_id", "business_day", "halves")
SELECT l."tenant_id", l."kind", l."item_id", o."business_day",
	greatest(0, l."daily_halves" - sum((e->>'halves')::int))
FROM "orders" o, jsonb_array_elements(o."held"->'stock') e, "stock_levels" l
WHERE o."held_released_at" IS NULL
	AND o."status" IN ('pending_payment', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')
	AND e->>'day' IS NOT NULL AND o."business_day" > e->>'day'
	AND l."tenant_id" = o."tenant_id" AND l."kind" = e->>'kind' AND l."item_id" = (e->>'itemId')::bigint
	AND l."daily_halves" IS NOT NULL AND o."business_day" > l."business_day"
GROUP BY l."tenant_id", l."kind", l."item_id", o."business_day", l."daily_halves";
--> statement-breakpoint
UPDATE "orders" o SET "held" = jsonb_set(o."held", '{stock}', (
	SELECT jsonb_agg(CASE WHEN e->>'day' IS NULL THEN e ELSE jsonb_set(e, '{day}', to_jsonb(o."business_day")) END ORDER BY place)
	FROM jsonb_array_elements(o."held"->'stock') WITH ORDINALITY AS s (e, place)
))
WHERE o."held_released_at" IS NULL AND EXISTS (
	SELECT FROM jsonb_array_elements(o."held"->'stock') e WHERE e->>'day' < o."business_day"
);
--> statement-breakpoint
ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_levels_halves";
--> statement-breakpoint
ALTER TABLE "stock_levels" ALTER COLUMN "halves" DROP NOT NULL;
--> statement-breakpoint
UPDATE "stock_levels" SET "halves" = NULL WHERE "daily_halves" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock_levels" DROP COLUMN "business_day";
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_way" CHECK (num_nonnulls("stock_levels"."halves", "stock_levels"."daily_halves") = 1);
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_halves" CHECK ("stock_levels"."halves" >= 0 and "stock_levels"."daily_halves" >= 0);
--> statement-breakpoint
-- A restaurant goes on after the highest number of its days.
DELETE FROM "order_numbers" o USING "order_numbers" p
WHERE p."tenant_id" = o."tenant_id" AND p."restaurant_id" = o."restaurant_id"
	AND (p."last", p."business_day") > (o."last", o."business_day");
--> statement-breakpoint
ALTER TABLE "order_numbers" DROP CONSTRAINT "order_numbers_tenant_id_restaurant_id_business_day_pk";
--> statement-breakpoint
ALTER TABLE "order_numbers" DROP COLUMN "business_day";
--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_tenant_id_restaurant_id_pk" PRIMARY KEY("tenant_id","restaurant_id");
--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("tenant_id","restaurant_id","number");
