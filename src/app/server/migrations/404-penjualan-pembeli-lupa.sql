-- The buyer of an order is forgotten by a job, 30 days after its money came, and not by the row of a settlement, which a person types and
-- cancels (decision 1119). Its trigger is gone with the functions.
drop function if exists lupakan_pembeli_online();
