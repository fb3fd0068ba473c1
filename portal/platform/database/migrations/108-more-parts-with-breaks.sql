-- contract: since 093
-- Booking, results, prescriptions, invoices and payment can be out of use, too, while the rest goes on.

alter table service_breaks drop constraint service_breaks_part_check;
alter table service_breaks add constraint service_breaks_part_check
  check (part in ('messages', 'questionnaires', 'booking', 'results', 'prescriptions', 'invoices', 'payment'));
