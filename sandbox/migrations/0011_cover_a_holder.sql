ALTER TABLE "policy_holders" ADD COLUMN "policy_cap_used" numeric(14, 2);--> statement-breakpoint
UPDATE "policy_holders" "held" SET "policy_cap_used" = "policies"."policy_cap_used" - coalesce((
	SELECT sum("paid"."amount") FROM "paid"
	JOIN "options" ON "options"."option_id" = "paid"."option_id"
	JOIN "cases" ON "cases"."case_id" = "options"."case_id"
	JOIN "users" ON "users"."user_id" = "paid"."user_id"
	WHERE NOT "paid"."is_returned" AND "paid"."user_id" <> "held"."user_id"
		AND "users"."partner_id" = "held"."partner_id" AND "cases"."policy_number" = "held"."external_policy_number"
), 0) FROM "policies" WHERE "policies"."partner_id" = "held"."partner_id" AND "policies"."external_policy_number" = "held"."external_policy_number";--> statement-breakpoint
ALTER TABLE "policies" DROP COLUMN "policy_cap_used";
