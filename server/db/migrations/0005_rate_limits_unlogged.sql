-- Every call that changes something is counted. A crash may forget these counts, so they need not
-- be synced to the disk before each such call goes on.
ALTER TABLE "rate_limits" SET UNLOGGED;
