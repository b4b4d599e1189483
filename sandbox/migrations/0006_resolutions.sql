CREATE TABLE "cases" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text NOT NULL,
	"called" text NOT NULL,
	"policy_number" text,
	"next" text,
	"payouts" text,
	"allowances" jsonb
);
--> statement-breakpoint
CREATE TABLE "options" (
	"option_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "options_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"status" text NOT NULL,
	"selected" text,
	"resolution_id" uuid,
	"prize" numeric(14, 2),
	"cap" numeric(14, 2),
	"dependency" text,
	"manual" boolean NOT NULL,
	"payout_method_id" uuid,
	"state" jsonb NOT NULL,
	CONSTRAINT "options_resolutionId_unique" UNIQUE("resolution_id")
);
--> statement-breakpoint
CREATE TABLE "overrides" (
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "overrides_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" uuid NOT NULL,
	"resolution_type" text NOT NULL,
	"agent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid" (
	"payout_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "paid_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"option_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"payout_method_id" uuid,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_option_id_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("option_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_payout_an_option" ON "paid" USING btree ("option_id") WHERE "paid"."is_returned" = false;