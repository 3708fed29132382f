CREATE TABLE "contact_answers" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"text" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	CONSTRAINT "contact_answers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contact_answers_key" UNIQUE("tenant_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"tenant_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"is_suspected" boolean NOT NULL,
	"subject" text NOT NULL,
	"restaurant_id" bigint,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" text NOT NULL,
	CONSTRAINT "contact_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "contact_messages_key" UNIQUE("tenant_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_tenant_id_message_id_contact_messages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","message_id") REFERENCES "public"."contact_messages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_restaurant_id_restaurants_tenant_id_id_fk" FOREIGN KEY ("tenant_id","restaurant_id") REFERENCES "public"."restaurants"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_tenant_id_user_id_users_tenant_id_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("tenant_id","message_id","at");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("tenant_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("tenant_id",lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_user" ON "contact_messages" USING btree ("tenant_id","user_id") WHERE "contact_messages"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_touched" ON "contact_messages" USING btree ("touched_at");