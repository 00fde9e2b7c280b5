-- Prices that were saved for later: the few that the server looks for when they begin (D-9.4).
create index harga_emas_mulai on harga_emas (berlaku_dari) where berlaku_dari > input_date;
