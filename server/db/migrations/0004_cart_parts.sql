-- A line kept before now is a plain one: its dish and choices become its one part.
UPDATE "cart_items" SET "parts" = jsonb_build_array(jsonb_build_object(
  'restaurantProductId', "restaurant_product_id",
  'productId', "product_id",
  'quantity', 1,
  'modifiers', "modifiers",
  'configurations', "configurations",
  'componentId', null,
  'position', null
)) WHERE "parts" = '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "cart_items" ALTER COLUMN "parts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "restaurant_product_id";--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "modifiers";--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "configurations";