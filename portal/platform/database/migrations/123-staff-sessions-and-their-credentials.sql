-- A session of staff begins in one transaction with what proves it, so that none outlives a password or passkey that was replaced.

-- function: hold_staff_password bd3b81d7baa3
-- function: hold_passkey 4944a2251cc9
