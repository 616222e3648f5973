-- A gift whose date cannot be right is told as a gift, which a shared link may leave out.
update private.sync_notices set what = 'gift_date'
where kind = 'not_believed' and what = 'date' and source in ('gifts', 'donors');
