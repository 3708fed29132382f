CREATE TABLE "sandbox_payments" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"capture" text NOT NULL,
	"decline_code" text,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"webhooks_left" integer DEFAULT 0 NOT NULL,
	"webhook_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "capture" text DEFAULT 'automatic' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_payments_webhooks" ON "sandbox_payments" USING btree ("tenant_id","webhook_at") WHERE "sandbox_payments"."webhooks_left" > 0;--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("tenant_id","next_attempt_at") WHERE "refunds"."status" = 'pending';