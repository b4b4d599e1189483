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
ALTER TABLE "monitored_items" ADD COLUMN "value_hash" text;--> statement-breakpoint
ALTER TABLE "monitored_items" ADD COLUMN "listed_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "alerts_found" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "listing_delay_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_frames" ADD CONSTRAINT "card_frames_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_tokens" ADD CONSTRAINT "card_tokens_frame_id_card_frames_frame_id_fk" FOREIGN KEY ("frame_id") REFERENCES "public"."card_frames"("frame_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "owl_alerts" SET "actions_done" = coalesce((SELECT jsonb_object_agg("step", to_char("created_on" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) FROM jsonb_array_elements_text("actions_done") AS "step"), '{}'::jsonb) WHERE jsonb_typeof("actions_done") = 'array';
