CREATE TABLE "claim_paid" (
	"transfer_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "claim_paid_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payout_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"claim_number" text NOT NULL,
	"payout_method_id" uuid,
	"contact_number" text,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_transfer_a_payout" UNIQUE("payout_id")
);
