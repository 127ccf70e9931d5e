-- The catalog by size, whose order takes as long as all else of a page.

create index products_size on products (size collate natural_order, id);
create index products_size_down on products (size collate natural_order desc nulls last, id);
