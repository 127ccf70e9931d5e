/**
 * SQL for the tire at a position on the day of an inspection: its mount, or no row. The position is
 * in `p` (axle_number, side, slot), the inspection in `i` (id, unit_id, inspected_on). A user who
 * sees an inspection sees everything in it, and all mounts of its unit, so these are read without
 * row guards.
 */
export const mountOnDay = `
  select each.* from public.mounts each
  cross join lateral (
    select exists (select from public.readings own
        where own.inspection_id = i.id and own.mount_id = each.id) as is_read_here,
      exists (select from public.tire_changes c
        where c.id = each.ended_with and c.inspection_id = i.id) as was_ended_here
  ) here
  where each.unit_id = i.unit_id
    and (each.axle_number, each.side, each.slot) = (p.axle_number, p.side, p.slot)
    and each.started_on <= i.inspected_on
    -- A tire that came off on this day is the one of an inspection that read it, unless that took it off.
    and (each.ended_on is null or each.ended_on > i.inspected_on
      or each.ended_on = i.inspected_on and here.is_read_here and not here.was_ended_here)
  order by here.is_read_here desc, each.started_on desc, each.id desc limit 1`;
