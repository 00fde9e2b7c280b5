-- Who has shown his second factor for this request at the asker's screen: a code is spent once, and the figures
-- of cost are looked at before the answer is given (D-27.3).
alter table otorisasi add column faktor_by text;
