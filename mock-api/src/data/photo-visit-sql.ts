// SQL for the visit that a set of pictures (alias `t`) belongs to.

/** The joins that the other parts need; at most one of the three visits is there. */
export const visitJoins = `left join appointments a on a.clinic_id = t.clinic_id and a.id = t.appointment_id
  left join services v on v.clinic_id = a.clinic_id and v.id = a.service_id
  left join treatment_sessions s on s.clinic_id = t.clinic_id and s.id = t.treatment_session_id
  left join treatment_plans k on k.clinic_id = s.clinic_id and k.id = s.treatment_plan_id
  left join transcriptions r on r.clinic_id = t.clinic_id and r.id = t.transcription_id`;

/** What the visit was; null without one. */
export const visitTitleSql = `coalesce(v.title, nullif(a.fee_title, ''), s.session_title, r.operation_topic, r.title)`;

/** The doctor of the visit; null without one. */
export const visitDoctorSql = 'coalesce(a.doctor_id, k.doctor_id, r.doctor_id)';
