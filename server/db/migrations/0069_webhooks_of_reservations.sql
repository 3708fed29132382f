DROP INDEX "webhook_deliveries_waiting";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "reservation_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_tenant_id_reservation_id_reservations_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reservation_id") REFERENCES "public"."reservations"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_events_reservation" ON "webhook_events" USING btree ("tenant_id","reservation_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("tenant_id","endpoint_id",coalesce("order_id", "reservation_id"),"id") WHERE "webhook_deliveries"."state" = 'waiting';