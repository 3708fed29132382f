CREATE TABLE "order_changes" (
	"tenant_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_was" bigint NOT NULL,
	"total_now" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"collect_was" bigint NOT NULL,
	"collect_now" bigint NOT NULL,
	CONSTRAINT "order_changes_tenant_id_event_id_pk" PRIMARY KEY("tenant_id","event_id")
);
--> statement-breakpoint
DROP INDEX "payments_succeeded";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "pays" jsonb;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_tenant_id_event_id_order_events_tenant_id_id_fk" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."order_events"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_collected" ON "payments" USING btree ("tenant_id","order_id") WHERE "payments"."status" = 'succeeded' and "payments"."gateway" = 'cash';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_succeeded" ON "payments" USING btree ("tenant_id","order_id") WHERE "payments"."status" = 'succeeded' and "payments"."gateway" <> 'cash';