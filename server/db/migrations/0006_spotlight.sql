-- The dishes that stand on menus now came at some time before: only later ones get a moment.
ALTER TABLE "restaurant_products" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restaurant_products" ALTER COLUMN "added_at" SET DEFAULT now();
