CREATE TABLE "dispute_transfers" (
	"tenant_id" integer NOT NULL,
	"gateway" text NOT NULL,
	"id" text NOT NULL,
	"dispute_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_transfers_tenant_id_gateway_id_pk" PRIMARY KEY("tenant_id","gateway","id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "dispute_reason" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "dispute_status" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "dispute_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD COLUMN "is_refundable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_transfers" ADD CONSTRAINT "dispute_transfers_tenant_id_gateway_dispute_id_payment_disputes_tenant_id_gateway_id_fk" FOREIGN KEY ("tenant_id","gateway","dispute_id") REFERENCES "public"."payment_disputes"("tenant_id","gateway","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_transfers_at" ON "dispute_transfers" USING btree ("tenant_id","at");