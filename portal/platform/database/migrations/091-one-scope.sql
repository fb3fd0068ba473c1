-- contract: since 086
-- Nobody sees as a patient and as somebody who works here at once, and work is given to colleagues alone.

-- function: current_professional cd9192eeddb9
-- function: works_here a2cd3037752f

alter policy assign_as_professional on thread_assignments
  with check ((select reach_of_professional()).kind = 'professional' and assigned_by = (select reach_of_professional()).me
    and ended_at is null
    and works_here(professional_id)
    and exists (select from messaging_threads as thread
      where thread.patient_id = thread_assignments.patient_id and thread.id = thread_id and thread.closed_at is null));
