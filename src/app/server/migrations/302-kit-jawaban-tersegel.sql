-- Kept answers hold a person's numbers sealed with the server's key from now on (decision 0302). Those of before
-- keep the last four figures: no key stands in the database, and whoever repeats one of them has had its answer.
update idempotensi
   set jawaban = regexp_replace(jawaban,
         '"(no_ktp|no_identitas|nik|npwp)":"(?:[^"\\]|\\.)*?((?:[^"\\]|\\.){4})"', '"\1":"*\2"', 'g')
 where jawaban ~ '"(no_ktp|no_identitas|nik|npwp)":"[^"]';
