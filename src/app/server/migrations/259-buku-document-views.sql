-- The views of a kind of document are made of its declaration (decision 995).
drop function if exists document_views(text, text, text, text, text, text, boolean, text);
