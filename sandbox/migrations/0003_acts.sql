CREATE TABLE "acts" (
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "acts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
