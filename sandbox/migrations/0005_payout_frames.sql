CREATE TABLE "payout_frames" (
	"frame_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"payout_method_id" uuid
);
--> statement-breakpoint
ALTER TABLE "payout_frames" ADD CONSTRAINT "payout_frames_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;