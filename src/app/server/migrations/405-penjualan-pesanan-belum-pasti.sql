-- Orders that waited when a channel's own word began to count (386) were only told: an SPV sells them who looked at the marketplace
-- (decision 1106).
update pesanan_online set pasti = false
 where status = 'MENUNGGU' and diterima_at < (select waktu from migrasi where nomor = 386);
