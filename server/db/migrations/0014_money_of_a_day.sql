ALTER TABLE "payments" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_taken" ON "payments" USING btree ("tenant_id","taken_at") WHERE "payments"."taken_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_created" ON "refunds" USING btree ("tenant_id","created_at");--> statement-breakpoint
-- Held money was taken when the restaurant accepted, other cards' when they were charged.
UPDATE "payments" p SET "taken_at" = coalesce((
	SELECT min(e."at") FROM "order_events" e
	WHERE p."capture" = 'manual' AND e."tenant_id" = p."tenant_id" AND e."order_id" = p."order_id"
		AND e."status" = 'accepted'
), p."created_at")
WHERE p."gateway" <> 'cash' AND (p."status" = 'succeeded' OR p."status" = 'surplus' AND EXISTS (
	SELECT FROM "refunds" r
	WHERE r."tenant_id" = p."tenant_id" AND r."payment_id" = p."id" AND r."kind" = 'refund'
));
--> statement-breakpoint
-- Cash changed hands when the order was handed over.
UPDATE "payments" p SET "status" = 'succeeded', "taken_at" = e."at"
FROM "orders" o, "order_events" e
WHERE p."gateway" = 'cash' AND p."status" = 'pending' AND o."tenant_id" = p."tenant_id"
	AND o."id" = p."order_id" AND o."status" = 'completed' AND e."tenant_id" = o."tenant_id"
	AND e."order_id" = o."id" AND e."status" = 'completed';
