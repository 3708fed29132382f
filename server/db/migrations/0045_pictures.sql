CREATE TABLE "pictures" (
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"uploaded_by" text NOT NULL,
	CONSTRAINT "pictures_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("tenant_id","uploaded_at");