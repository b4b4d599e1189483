CREATE TABLE "covers" (
	"user_id" uuid NOT NULL,
	"policy_number" text NOT NULL,
	"flight_number" text NOT NULL,
	"embark_date" date NOT NULL,
	"origin" text NOT NULL,
	"flight_id" uuid NOT NULL,
	CONSTRAINT "one_trip_a_flight_and_policy" PRIMARY KEY("user_id","policy_number","flight_number","embark_date","origin")
);
--> statement-breakpoint
CREATE TABLE "provided_flights" (
	"user_id" uuid NOT NULL,
	"flight_number" text NOT NULL,
	"embark_date" date NOT NULL,
	"embark_time" text NOT NULL,
	"origin" text NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "provided_flights_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "provided_flights_user_id_flight_number_embark_date_origin_pk" PRIMARY KEY("user_id","flight_number","embark_date","origin")
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "counts_travellers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_flight_id_flights_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flights"("flight_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provided_flights" ADD CONSTRAINT "provided_flights_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "partners" SET "counts_travellers" = true WHERE "name" = 'rails';
--> statement-breakpoint
INSERT INTO "covers" ("user_id", "policy_number", "flight_number", "embark_date", "origin", "flight_id")
SELECT "trips"."user_id", "trips"."policy_number", "flights"."flight_number", "flights"."embark_date", "flights"."origin", "flights"."flight_id"
FROM "flights" JOIN "trips" ON "trips"."trip_id" = "flights"."trip_id"
ON CONFLICT DO NOTHING;
