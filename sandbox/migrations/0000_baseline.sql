CREATE TABLE "acts" (
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "acts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"agent_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_customers" (
	"agent_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "agent_customers_agent_id_customer_id_pk" PRIMARY KEY("agent_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
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
CREATE TABLE "outbox" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "outbox_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_holders" (
	"user_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"external_policy_number" text NOT NULL,
	"policy_cap_used" numeric(14, 2),
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "policy_holders_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "policy_holders_user_id_external_policy_number_pk" PRIMARY KEY("user_id","external_policy_number")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"partner_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email_address" text NOT NULL,
	"contact_number" text,
	"category" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"locale" text NOT NULL,
	"local_time" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text NOT NULL,
	"surname" text NOT NULL,
	"email_address" text NOT NULL,
	"mobile_phone_number" text,
	"locale" text NOT NULL,
	"country" text,
	"employee" integer NOT NULL,
	"mfa_enabled" boolean NOT NULL,
	"mfa_secret" text,
	"offered_secret" text,
	"nationality" text,
	"resolution_options" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"transactional" jsonb NOT NULL,
	"marketing" text NOT NULL,
	"billing_methods" jsonb NOT NULL,
	"roles" jsonb NOT NULL,
	"access_profile" jsonb NOT NULL,
	"locked" boolean NOT NULL,
	"closed" boolean NOT NULL,
	"opens" uuid,
	CONSTRAINT "one_login_a_partner" UNIQUE("partner_id","username")
);
--> statement-breakpoint
CREATE TABLE "claim_attachments" (
	"attachment_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "claim_attachments_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"alert_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "one_attachment_a_document" UNIQUE("document_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "claim_payouts" (
	"payout_id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "claim_payouts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"predicted_revenue" numeric(14, 2) NOT NULL,
	"actual_revenue" numeric(14, 2),
	"profit_margin" numeric(14, 2) NOT NULL,
	"excess" numeric(14, 2) NOT NULL,
	"amount_payable" numeric(14, 2),
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "claims_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_number" text NOT NULL,
	"alert_type" text NOT NULL,
	"description" text NOT NULL,
	"alert_date" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"completed" boolean NOT NULL,
	"confirmed" boolean NOT NULL,
	"data" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"events" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "datasets" (
	"dataset_id" uuid PRIMARY KEY NOT NULL,
	"alert_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "datasets_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"completed" boolean NOT NULL,
	"data" jsonb NOT NULL,
	"notes" text,
	CONSTRAINT "one_dataset_a_name" UNIQUE("alert_id","name")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "documents_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"size" integer,
	"digest" text,
	CONSTRAINT "documents_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"item_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "items_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_type_id" text NOT NULL,
	"proposition_id" uuid NOT NULL,
	"monitor_id" uuid,
	"properties" jsonb NOT NULL,
	"external_policy_number" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "domains_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"partner_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "partners_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"api_key" text NOT NULL,
	"cms_bundle" text NOT NULL,
	"branding" jsonb,
	"payout_providers" jsonb,
	"counts_travellers" boolean DEFAULT false NOT NULL,
	"passenger_keepers" text DEFAULT 'everybody' NOT NULL,
	"hide_unknown_user" boolean DEFAULT false NOT NULL,
	"has_ticket_system" boolean DEFAULT true NOT NULL,
	CONSTRAINT "partners_name_unique" UNIQUE("name"),
	CONSTRAINT "partners_apiKey_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"partner_id" uuid NOT NULL,
	"external_policy_number" text NOT NULL,
	"active" integer NOT NULL,
	"policy_start" date NOT NULL,
	"policy_end" date NOT NULL,
	"max_insured" integer,
	"policy_cap" numeric(14, 2),
	"max_uses" integer,
	"max_trips" integer,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entitlements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "policies_partner_id_external_policy_number_pk" PRIMARY KEY("partner_id","external_policy_number")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"attachment_id" uuid PRIMARY KEY NOT NULL,
	"bag_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "attachments_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "flights" (
	"flight_id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "flights_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flight_number" text NOT NULL,
	"embark_date" date NOT NULL,
	"embark_time" text NOT NULL,
	"arrival_date" date NOT NULL,
	"arrival_time" text NOT NULL,
	"origin" text NOT NULL,
	"destination" text NOT NULL,
	"origin_airport" text NOT NULL,
	"destination_airport" text NOT NULL,
	"terminal" text,
	"direction" text NOT NULL,
	"flight_type" text NOT NULL,
	"total_passengers" integer NOT NULL,
	"cancelled" integer NOT NULL,
	"active" integer NOT NULL,
	"departed" integer NOT NULL,
	"alerted" integer NOT NULL,
	"notified" integer NOT NULL,
	"is_monitored" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_bags" (
	"bag_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "lost_bags_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"pir" text NOT NULL,
	"trip_id" uuid,
	"flight_id" uuid,
	"reported_on" timestamp with time zone NOT NULL,
	"reported_on_local" text NOT NULL,
	"description" text,
	"image" text,
	"resolution_pending" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passengers" (
	"passenger_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "passengers_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"active" integer NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"mobile_phone_number" text
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
CREATE TABLE "travellers" (
	"trip_id" uuid NOT NULL,
	"passenger_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "travellers_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "travellers_trip_id_passenger_id_pk" PRIMARY KEY("trip_id","passenger_id")
);
--> statement-breakpoint
CREATE TABLE "trip_alerts" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"flight_id" uuid,
	"alert_type" text NOT NULL,
	"delay_date" text,
	"reason" text,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "trips_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"booking_ref" text,
	"policy_number" text NOT NULL,
	"delegated_passenger_id" uuid
);
--> statement-breakpoint
CREATE TABLE "card_frames" (
	"frame_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"css" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"frame_id" uuid NOT NULL,
	"display_value" text NOT NULL,
	"value_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "monitored_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "monitored_items_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"data_type" text NOT NULL,
	"friendly_name" text NOT NULL,
	"display_value" text NOT NULL,
	"value_hash" text,
	"listed_from" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "owl_alerts" (
	"alert_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "owl_alerts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_title" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"created_on" timestamp with time zone NOT NULL,
	"completed" boolean NOT NULL,
	"completed_on" timestamp with time zone,
	"actions_done" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subscribed" boolean NOT NULL,
	"initial_scan" boolean NOT NULL,
	"alerts_found" integer DEFAULT 0 NOT NULL,
	"listing_delay_ms" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_frames" (
	"frame_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"payout_method_id" uuid
);
--> statement-breakpoint
CREATE TABLE "payout_methods" (
	"payout_method_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_methods_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"description" text NOT NULL,
	"service" text NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"preferred" integer NOT NULL,
	"extras" jsonb NOT NULL,
	"fields" jsonb NOT NULL
);
--> statement-breakpoint
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
	"paid_to" jsonb,
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
	"paid_to" jsonb,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"bare" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"name" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_agent_id_users_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_customers" ADD CONSTRAINT "agent_customers_customer_id_users_user_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_holders" ADD CONSTRAINT "policy_holders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_holders" ADD CONSTRAINT "policy_held" FOREIGN KEY ("partner_id","external_policy_number") REFERENCES "public"."policies"("partner_id","external_policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_attachments" ADD CONSTRAINT "claim_attachments_alert_id_claims_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."claims"("alert_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_attachments" ADD CONSTRAINT "claim_attachments_document_id_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_payouts" ADD CONSTRAINT "claim_payouts_alert_id_claims_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."claims"("alert_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_item_id_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_alert_id_claims_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."claims"("alert_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_partner_id_partners_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("partner_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_bag_id_lost_bags_bag_id_fk" FOREIGN KEY ("bag_id") REFERENCES "public"."lost_bags"("bag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "covers" ADD CONSTRAINT "covers_flight_id_flights_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flights"("flight_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flights" ADD CONSTRAINT "flights_trip_id_trips_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("trip_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_bags" ADD CONSTRAINT "lost_bags_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passengers" ADD CONSTRAINT "passengers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provided_flights" ADD CONSTRAINT "provided_flights_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_trip_id_trips_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("trip_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travellers" ADD CONSTRAINT "travellers_passenger_id_passengers_passenger_id_fk" FOREIGN KEY ("passenger_id") REFERENCES "public"."passengers"("passenger_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_alerts" ADD CONSTRAINT "trip_alerts_trip_id_trips_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("trip_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_alerts" ADD CONSTRAINT "trip_alerts_flight_id_flights_flight_id_fk" FOREIGN KEY ("flight_id") REFERENCES "public"."flights"("flight_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_frames" ADD CONSTRAINT "card_frames_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_tokens" ADD CONSTRAINT "card_tokens_frame_id_card_frames_frame_id_fk" FOREIGN KEY ("frame_id") REFERENCES "public"."card_frames"("frame_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monitored_items" ADD CONSTRAINT "monitored_items_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owl_alerts" ADD CONSTRAINT "owl_alerts_subscription_id_monitored_items_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."monitored_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_frames" ADD CONSTRAINT "payout_frames_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_methods" ADD CONSTRAINT "payout_methods_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_case_id_cases_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("case_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overrides" ADD CONSTRAINT "overrides_option_id_options_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."options"("option_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_payout_an_option" ON "paid" USING btree ("option_id") WHERE "paid"."is_returned" = false;