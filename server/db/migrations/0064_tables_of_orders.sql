-- Nobody could order to a table before, so no order has one.
ALTER TABLE "orders" ALTER COLUMN "table_id" SET DATA TYPE bigint USING null;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "table_name" text;