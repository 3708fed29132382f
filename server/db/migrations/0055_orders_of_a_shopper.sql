DROP INDEX "orders_shopper";--> statement-breakpoint
CREATE INDEX "orders_shopper" ON "orders" USING btree ("tenant_id","shopper_id","placed_at","id");