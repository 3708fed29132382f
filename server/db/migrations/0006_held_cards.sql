CREATE TABLE "held_cards" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"tab_id" uuid NOT NULL,
	"guest_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"last_four" text,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	CONSTRAINT "held_cards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD COLUMN "last_four" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "card_hold_amount" bigint;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tab_close_hours" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "held_card_id" uuid;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD COLUMN "closes_tab" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_tenant_id_tab_id_tabs_tenant_id_id_fk" FOREIGN KEY ("tenant_id","tab_id") REFERENCES "public"."tabs"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_tenant_id_guest_id_tab_guests_tenant_id_id_fk" FOREIGN KEY ("tenant_id","guest_id") REFERENCES "public"."tab_guests"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_cards_tab" ON "held_cards" USING btree ("tenant_id","tab_id");--> statement-breakpoint
CREATE INDEX "held_cards_reference" ON "held_cards" USING btree ("tenant_id","gateway","reference");--> statement-breakpoint
CREATE INDEX "held_cards_next" ON "held_cards" USING btree ("tenant_id","next_at") WHERE "held_cards"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "tab_payments" ADD CONSTRAINT "tab_payments_tenant_id_held_card_id_held_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","held_card_id") REFERENCES "public"."held_cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;