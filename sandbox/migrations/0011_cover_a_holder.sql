ALTER TABLE "policy_holders" ADD COLUMN "policy_cap_used" numeric(14, 2);--> statement-breakpoint
UPDATE "policy_holders" "held" SET "policy_cap_used" = "policies"."policy_cap_used" FROM "policies" WHERE "policies"."partner_id" = "held"."partner_id" AND "policies"."external_policy_number" = "held"."external_policy_number";--> statement-breakpoint
ALTER TABLE "policies" DROP COLUMN "policy_cap_used";
