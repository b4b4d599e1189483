CREATE TABLE "attachments" (
	"attachment_id" uuid PRIMARY KEY NOT NULL,
	"bag_id" uuid NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "attachments_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_bag_id_lost_bags_bag_id_fk" FOREIGN KEY ("bag_id") REFERENCES "public"."lost_bags"("bag_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_bags" DROP COLUMN "attachments";