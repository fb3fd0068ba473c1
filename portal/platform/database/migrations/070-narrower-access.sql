-- What an access token is good for, where its app has asked for less than it was granted; null: all that was granted.
alter table app_secrets add column scope text;
