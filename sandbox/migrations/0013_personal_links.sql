CREATE TABLE "links" (
	"link_id" text PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"email_address" text NOT NULL,
	"mobile_phone_number" text,
	"external_policy_number" text NOT NULL,
	"active" integer NOT NULL,
	"secondary_id" text,
	"is_hidden_once_used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;